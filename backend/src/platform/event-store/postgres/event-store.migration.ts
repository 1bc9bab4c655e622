/**
 * The log (design section 5). One row holds the position of the last event. An append locks it until the commit, so
 * that positions become visible in order and without gaps.
 *
 * `append_events` takes events as parallel arrays, one element for each event; all events of an append have the same
 * `stream`, `expected` (-1: none) and `turn`, and count up in `nth` from 1. Appends to the same stream have different
 * turns: each turn sees the events of the turns before it. Written events are numbered by turn, then by place. The
 * answer is `{first}`, the position of the first event, when everything was written; else also `positions` and
 * `actuals`: for each event, the position of exactly this event at exactly its revision (or null), and the last
 * revision of its stream (or -1). `append_event` is the same for one event, at half the cost of a call. Bigints are
 * text in it.
 */
export const eventStoreMigration = {
  name: 'event-store',
  up: `
create table if not exists events (
  position bigint primary key,
  stream text not null,
  revision bigint not null,
  id uuid not null unique,
  type text not null,
  version integer not null,
  data text not null,
  metadata text not null,
  unique (stream, revision)
);

create table if not exists event_log_head (
  only_row boolean primary key default true check (only_row),
  position bigint not null
);
insert into event_log_head (position) select coalesce(max(position), 0) from events on conflict do nothing;

create or replace function refuse_change_of_events() returns trigger language plpgsql as $$
begin
  raise exception 'events are never changed or removed';
end $$;
create or replace trigger events_are_append_only before update or delete on events
  for each statement execute function refuse_change_of_events();

create or replace function append_events(
  turns integer, streams text[], expecteds bigint[], nths integer[], turn_of integer[],
  ids uuid[], types text[], versions integer[], datas text[], metadatas text[]
) returns json language plpgsql as $$
declare
  asked_for constant integer := cardinality(ids);
  first_position bigint;
  written integer := 0;
  written_now integer;
begin
  update event_log_head set position = position + asked_for returning position - asked_for + 1 into first_position;
  for this_turn in 1..turns loop
    insert into events (position, stream, revision, id, type, version, data, metadata)
    select first_position + written - 1 + row_number() over (order by place),
      a.stream, a.expected + a.nth, a.id, a.type, a.version, a.data, a.metadata
    from unnest(streams, expecteds, nths, turn_of, ids, types, versions, datas, metadatas) with ordinality
      as a (stream, expected, nth, turn, id, type, version, data, metadata, place)
    where a.turn = this_turn and a.expected = coalesce(
      (select e.revision from events e where e.stream = a.stream order by e.revision desc limit 1), -1);
    get diagnostics written_now = row_count;
    written := written + written_now;
  end loop;
  if written = asked_for then return '{"first":"' || first_position || '"}'; end if;
  update event_log_head set position = first_position + written - 1;
  return (
    select json_build_object(
      'first', first_position::text,
      'positions', json_agg((select e.position::text from events e
        where e.stream = a.stream and e.revision = a.expected + a.nth and e.id = a.id) order by a.place),
      'actuals', json_agg(coalesce((select e.revision from events e
        where e.stream = a.stream order by e.revision desc limit 1), -1)::text order by a.place))
    from unnest(streams, expecteds, nths, ids) with ordinality as a (stream, expected, nth, id, place));
end $$;

create or replace function append_event(
  into_stream text, expected bigint, event_id uuid, event_type text, event_version integer, event_data text, event_metadata text
) returns json language plpgsql as $$
declare
  new_position bigint;
begin
  update event_log_head set position = position + 1 returning position into new_position;
  insert into events (position, stream, revision, id, type, version, data, metadata)
  select new_position, into_stream, expected + 1, event_id, event_type, event_version, event_data, event_metadata
  where expected = coalesce(
    (select e.revision from events e where e.stream = into_stream order by e.revision desc limit 1), -1);
  if found then return '{"first":"' || new_position || '"}'; end if;
  update event_log_head set position = new_position - 1;
  return append_events(1, array[into_stream], array[expected], array[1], array[1],
    array[event_id], array[event_type], array[event_version], array[event_data], array[event_metadata]);
end $$;
`,
};
