/** The refusals of the feed besides those that every call has. Some are thrown with words that name the place. */
export const FEED_REFUSALS = {
  NOT_ACCEPTABLE: {
    status: 406,
    message: 'Events are to be had as application/cloudevents-batch+json or as text/event-stream.',
  },
  ANOTHER_LOG: { status: 409, message: 'That place is in another log than the one that this game writes.' },
  NO_SUCH_PLACE: { status: 409, message: 'This log has no event at that place.' },
  TOO_MANY_STREAMS: { status: 429, message: 'A key may follow ten streams at a time; this one does.' },
};
