/**
 * Events of some length are compressed before they come here (packed-payload.ts), in `packed`; their `data` and
 * `metadata` are null. Shorter ones, and those from before, stay text.
 *
 * No index of ids: an append is recognised by stream and revision. Ids are random, so that almost every event changed
 * another page of the index, and each page goes whole into the write-ahead log after a checkpoint.
 *
 * The functions are those of event-store.migration.ts, with `packed` as the last of an event's values.
 */
export const packedEventsMigration = {
  name: 'packed-events',
  up: `
alter table events add column packed bytea,
  alter column packed set storage external,
  alter column data drop not null,
  alter column metadata drop not null,
  add constraint events_have_a_payload check ((packed is null) = (data is not null and metadata is not null)) not valid,
  drop constraint if exists events_id_key;

drop function append_events(integer, text[], bigint[], integer[], integer[], uuid[], text[], integer[], text[], text[]);
drop function append_event(text, bigint, uuid, text, integer, text, text);

create function append_events(
  turns integer, streams text[], expecteds bigint[], nths integer[], turn_of integer[],
  ids uuid[], types text[], versions integer[], datas text[], metadatas text[], packeds bytea[]
) returns json language plpgsql as $$
declare
  asked_for constant integer := cardinality(ids);
  first_position bigint;
  written integer := 0;
  written_now integer;
begin
  update event_log_head set position = position + asked_for returning position - asked_for + 1 into first_position;
  for this_turn in 1..turns loop
    insert into events (position, stream, revision, id, type, version, data, metadata, packed)
    select first_position + written - 1 + row_number() over (order by place),
      a.stream, a.expected + a.nth, a.id, a.type, a.version, a.data, a.metadata, a.packed
    from unnest(streams, expecteds, nths, turn_of, ids, types, versions, datas, metadatas, packeds) with ordinality
      as a (stream, expected, nth, turn, id, type, version, data, metadata, packed, place)
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

create function append_event(
  into_stream text, expected bigint, event_id uuid, event_type text, event_version integer,
  event_data text, event_metadata text, event_packed bytea
) returns json language plpgsql as $$
declare
  new_position bigint;
begin
  update event_log_head set position = position + 1 returning position into new_position;
  insert into events (position, stream, revision, id, type, version, data, metadata, packed)
  select new_position, into_stream, expected + 1, event_id, event_type, event_version,
    event_data, event_metadata, event_packed
  where expected = coalesce(
    (select e.revision from events e where e.stream = into_stream order by e.revision desc limit 1), -1);
  if found then return '{"first":"' || new_position || '"}'; end if;
  update event_log_head set position = new_position - 1;
  return append_events(1, array[into_stream], array[expected], array[1], array[1], array[event_id], array[event_type],
    array[event_version], array[event_data], array[event_metadata], array[event_packed]);
end $$;
`,
};
