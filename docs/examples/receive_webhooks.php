<?php

/**
 * Receives webhooks and checks that they are the game's. PHP 8, nothing to install.
 * SECRET=whsec_… php -S 0.0.0.0:8080 receive_webhooks.php
 */

declare(strict_types=1);

const TOLERANCE_S = 5 * 60;

/** Whether the game signed these very bytes, within the last five minutes. */
function isSigned(string $message, string $second, string $signatures, string $body, string $secret): bool
{
    if ($message === '' || !ctype_digit($second) || abs(time() - (int) $second) > TOLERANCE_S) {
        return false;
    }
    $key = base64_decode((string) preg_replace('/^whsec_/', '', $secret), true);
    if ($key === false || $key === '') {
        throw new RuntimeException('SECRET is not the secret of an endpoint.');
    }
    $signed = $message . '.' . $second . '.' . $body;
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));
    // Several of them while a secret is being replaced: one that fits is enough.
    foreach (explode(' ', $signatures) as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}

/** An event may come twice at the same time: what is done with it must be safe to do again. */
function handle(array $event): void
{
    error_log($event['type'] . ' ' . $event['subject']);
}

// The body as it came: parsed and written anew it has another signature.
$body = (string) file_get_contents('php://input');
$message = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$second = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$signatures = $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '';
if (!isSigned($message, $second, $signatures, $body, (string) getenv('SECRET'))) {
    http_response_code(401);
    exit;
}

// An event comes again when an answer was lost: ids of the last days are kept, each as an empty file.
$folder = getenv('SEEN_FOLDER') ?: sys_get_temp_dir() . '/seen-webhooks';
if (!is_dir($folder)) {
    mkdir($folder, 0700, true);
}
$mark = $folder . '/' . hash('sha256', $message);
if (!file_exists($mark)) {
    handle(json_decode($body, true, 512, JSON_THROW_ON_ERROR));
    // After the work, never before it.
    touch($mark);
}
http_response_code(204);
