import { useState } from 'react';

/** True from the first opening on: the part is loaded then, and stays for its closing. */
export const useOnceOpened = (open: boolean): boolean => {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return open || opened;
};
