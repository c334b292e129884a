/** A file to write, to move, or both. Names are relative to the root, with forward slashes. */
export interface Change {
  /** Where the file stands now; a new file: where it will stand. */
  file: string;
  /**
   * What the change is based on: nothing is written if somebody saved another version meanwhile. Absent for a new file.
   */
  before?: Uint8Array;
  /** Where the file will stand, if elsewhere. */
  movedTo?: string;
  /** Its new text; absent for a file that is only moved. */
  text?: string;
  /** What is in it, where that is no text. */
  bytes?: Uint8Array;
}

/** A file whose text changes at its place. */
export interface Rewrite extends Change {
  before: Uint8Array;
  text: string;
}
