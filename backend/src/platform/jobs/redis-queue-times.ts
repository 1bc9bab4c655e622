import { type Redis } from 'ioredis';
import { CLOCKS_DIFFER_MS, type CorrectTimes, LOCKS_DIFFER_MS } from './queue-times.js';

/**
 * The scores of delayed jobs are milliseconds times 4096. Locks, the search for dead ones and the rate expire by the
 * clock of Redis itself.
 */
const CORRECT = `local prefix, now, differ, lock, locksDiffer, rate = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local late = redis.call('ZRANGEBYSCORE', prefix .. 'delayed', (now + differ) * 4096, '+inf', 'WITHSCORES')
for n = 1, #late, 2 do
  local delay = tonumber(redis.call('HGET', prefix .. late[n], 'delay') or 0)
  if tonumber(late[n + 1]) / 4096 > now + differ + delay then
    redis.call('ZADD', prefix .. 'delayed', 'XX', (now + delay) * 4096, late[n])
  end
end
local first = redis.call('ZRANGE', prefix .. 'delayed', 0, 0, 'WITHSCORES')
if #late > 0 and first[2] then redis.call('ZADD', prefix .. 'marker', tonumber(first[2]) / 4096, '1') end
for _, id in ipairs(redis.call('LRANGE', prefix .. 'active', 0, -1)) do
  local key = prefix .. id .. ':lock'
  if redis.call('PTTL', key) > lock + locksDiffer then redis.call('PEXPIRE', key, lock) end
end
if redis.call('PTTL', prefix .. 'stalled-check') > lock + differ then redis.call('DEL', prefix .. 'stalled-check') end
if rate >= 0 and redis.call('PTTL', prefix .. 'limiter') > rate + differ then redis.call('DEL', prefix .. 'limiter') end`;

/** In BullMQ's keys. */
export const correctRedisTimes =
  (redis: Redis): CorrectTimes =>
  async ({ queue, now, lockMs, ratePerMs }) => {
    await redis.eval(CORRECT, 0, `bull:${queue}:`, now, CLOCKS_DIFFER_MS, lockMs, LOCKS_DIFFER_MS, ratePerMs ?? -1);
  };
