import { type CharacterCreated, type CharacterDefinition } from '#contracts/session/views.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { characterKey, storiesKey } from '../../../lib/query-keys.js';
import { SAVES } from '../../../lib/query-keys.js';
import { withLeaf } from '../../session/index.js';

export const useCreateCharacter = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CharacterDefinition) => request<CharacterCreated>('POST', '/api/characters', { body }),
    onSuccess: ({ character, initialStory }) => {
      client.setQueryData(characterKey(character.id), character);
      if (initialStory.narration === 'told')
        client.setQueryData(storiesKey(character.sessionId), withLeaf(undefined, initialStory));
      client.removeQueries({ queryKey: [SAVES] });
    },
  });
};
