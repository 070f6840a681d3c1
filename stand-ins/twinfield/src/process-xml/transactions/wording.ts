/** What is posted and what is read have the same content in two wordings. */
export type Wording = 'post' | 'read';
