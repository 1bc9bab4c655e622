import { paragraphsOf } from '../domain/paragraphs.js';

export const PlainText = ({ text }: { readonly text: string }) =>
  paragraphsOf(text).map((paragraph, i) => <p key={i}>{paragraph}</p>);
