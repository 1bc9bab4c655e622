"""Receives webhooks and checks that they are the game's. Python 3.9 or newer, nothing to install.

SECRET=whsec_… PORT=8080 python3 receive_webhooks.py
"""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TOLERANCE_S = 5 * 60
LONGEST = 256 * 1024
KEY = base64.b64decode(os.environ["SECRET"].removeprefix("whsec_"))

# An event comes again when an answer was lost: keep the ids of the last days where this process can find them.
seen = set()


def is_signed(headers, body):
    """Whether the game signed these very bytes, within the last five minutes."""
    message, second = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not message or not second.isdecimal() or len(second) > 12:
        return False
    if abs(time.time() - int(second)) > TOLERANCE_S:
        return False
    signed = f"{message}.{second}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest())
    # Several of them while a secret is being replaced: one that fits is enough.
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected, one.encode()) for one in given)


class Receiver(BaseHTTPRequestHandler):
    timeout = 20

    def do_POST(self):
        length = self.headers.get("content-length", "")
        if not length.isdecimal() or len(length) > 12 or int(length) > LONGEST:
            return self.answer(413)
        # The body as it came: parsed and written anew it has another signature.
        body = self.rfile.read(int(length))
        if not is_signed(self.headers, body):
            return self.answer(401)
        event = json.loads(body)
        if event["id"] not in seen:
            print(event["type"], event["subject"], flush=True)
        # After the work, never before it.
        seen.add(event["id"])
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver)
print(f"listening on {server.server_port}", flush=True)
server.serve_forever()
