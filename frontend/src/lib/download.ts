/** Gives the browser a file to keep. */
export const download = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
