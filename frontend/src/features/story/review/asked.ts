/** What is asked about a leaf. */
export type Asked = 'retell' | 'doubt';
