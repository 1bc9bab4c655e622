import { useKeys } from '../../api/use-keys.js';
import { CreateKey } from './create-key.js';
import { IntegrationsLeaf } from '../parts/integrations-leaf.js';
import { KeyEntry } from './key-entry.js';
import { Read } from '../parts/read.js';

/** /staff/integrations/keys: what other systems may call. */
export const KeysPage = () => (
  <IntegrationsLeaf title="Keys" lead="With a key, another system reads what happens here, or hands over leads.">
    <Read of={useKeys()} waiting="Reading the keys…" failed="The keys could not be read.">
      {(keys) => (
        <>
          {keys.length === 0 ? (
            <p role="status" className="caption pt-4">
              There are no keys yet.
            </p>
          ) : (
            <ul aria-label="Keys" className="integration-list">
              {keys.map((key) => (
                <KeyEntry key={key.id} entry={key} />
              ))}
            </ul>
          )}
        </>
      )}
    </Read>
    <CreateKey />
  </IntegrationsLeaf>
);
