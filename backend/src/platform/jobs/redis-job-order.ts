import { type Redis } from 'ioredis';
import { type JobOrder, type OrderKey } from './job-order.js';

/** Members are ids, scores the microseconds of the server's clock at which they entered, never twice the same. */
const ENTER = `local now = redis.call('TIME')
local place = now[1] * 1000000 + now[2]
local last = redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')
if last[2] and tonumber(last[2]) >= place then place = tonumber(last[2]) + 1 end
redis.call('ZADD', KEYS[1], 'NX', place, ARGV[1])`;
const FIRST = `local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
local now = redis.call('TIME')
if not first[1] then return nil end
return { first[1], math.floor((now[1] * 1000000 + now[2] - tonumber(first[2])) / 1000) }`;

const lineOf = ({ queue, key }: OrderKey): string => `steppes:job-order:${queue}:${key}`;

export const createRedisJobOrder = (redis: Redis): JobOrder => ({
  enter: async (place) => {
    await redis.eval(ENTER, 1, lineOf(place), place.id);
  },
  first: async (key) => {
    const first = (await redis.eval(FIRST, 1, lineOf(key))) as readonly [string, number] | null;
    return first && { id: first[0], ageMs: first[1] };
  },
  leave: async (place) => {
    await redis.zrem(lineOf(place), place.id);
  },
});
