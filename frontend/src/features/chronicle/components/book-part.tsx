import { type Character } from '#contracts/session/views.js';
import { KeepAsBook, SagaBook } from '../../story/index.js';
import { ReadingSession, useSaga, useWorld } from '../../session/index.js';
import { OriginLine } from './origin-line.js';
import { useLeaves } from './use-leaves.js';
import { WhatIf } from './what-if.js';
import { Whole } from './whole.js';

/** The saga as a book, with its chart of the way. */
export const BookPart = ({ character }: { readonly character: Character }) => {
  const { sessionId, name, gameOver, turn } = character;
  const read = useLeaves(character);
  const { data: world } = useWorld(sessionId);
  const { data: answer } = useSaga(sessionId);
  const stories = read.entries;
  return (
    <Whole {...read}>
      <ReadingSession character={character} stories={stories} world={world} saga={answer?.saga}>
        <div className="chronicle-tools">
          <OriginLine world={world} />
          <KeepAsBook />
        </div>
        <div className="chronicle-book">
          <SagaBook
            entries={stories.filter(({ withdrawn }) => !withdrawn)}
            isWhole
            heading={<h2 className="display">The Saga of {name}</h2>}
            footOf={({ turnNumber }) =>
              gameOver && turnNumber === turn ? null : <WhatIf origin={{ sessionId }} turn={turnNumber} name={name} />
            }
          />
          <p className="saga-ends caps">{gameOver ? 'Here ends the saga' : 'Thus far'}</p>
        </div>
      </ReadingSession>
    </Whole>
  );
};
