/** Whether a text is the address of a website, with or without `https://`. */
export const isWebsite = (text: string): boolean =>
  /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/iu.test(text);
