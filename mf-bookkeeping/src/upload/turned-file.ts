/** How many degrees clockwise a picture is turned. */
export type Turn = 0 | 90 | 180 | 270;

/** A file that is handed in; a picture is turned before that. */
export type TurnedFile = { file: File; turn: Turn };

export const asItIs = (file: File): TurnedFile => ({ file, turn: 0 });
