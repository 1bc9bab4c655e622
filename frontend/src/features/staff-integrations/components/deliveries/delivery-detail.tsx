import { type ManagedDeliveryDetail } from '#contracts/integration/managed.js';
import { useDelivery } from '../../api/use-deliveries.js';
import { cursorOf, tryWords } from '../../domain/delivery-words.js';
import { exactTime, pretty } from '../../domain/words.js';
import { CopyButton } from '../parts/copy-button.js';
import { JsonBlock } from '../parts/json-block.js';
import { Read } from '../parts/read.js';

const Tries = ({ tries }: Pick<ManagedDeliveryDetail, 'tries'>) =>
  tries.length === 0 ? (
    <p className="caption">No attempt was made yet.</p>
  ) : (
    <ol aria-label="Attempts">
      {tries.map((one) => (
        <li key={one.at} className="wrap-anywhere">
          <time dateTime={one.at} className="lining">
            {exactTime(one.at)}
          </time>
          : {tryWords(one)}
        </li>
      ))}
    </ol>
  );

const Named = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <p className="flex flex-wrap items-center gap-x-4">
    <span className="lining min-w-0 wrap-anywhere">
      <span className="text-faded italic">{name}</span> {text}
    </span>
    <CopyButton text={text} what={`the ${name.toLowerCase()}`} />
  </p>
);

interface DeliveryDetailProps {
  readonly endpointId: string;
  readonly messageId: string;
}

/** All attempts of a delivery, and what is sent. */
export const DeliveryDetail = ({ endpointId, messageId }: DeliveryDetailProps) => (
  <Read of={useDelivery(endpointId, messageId)} waiting="Reading it…" failed="It could not be read.">
    {(detail) => {
      const cursor = cursorOf(detail);
      return (
        <>
          <Named name="Id" text={messageId} />
          {cursor !== null && <Named name="Cursor" text={cursor} />}
          <Tries tries={detail.tries} />
          {detail.event === null ? (
            <p className="caption">Its payload stands in no log: a ping, a sample, or an event that can’t be read.</p>
          ) : (
            <JsonBlock what="the payload" text={pretty(detail.event)} />
          )}
        </>
      );
    }}
  </Read>
);
