/** What can become of a page, of a file or of a part of one. */
export type ChangeKind = 'added' | 'changed' | 'moved' | 'removed';

/** A file of the content that is not as it was. */
export interface ChangedFile {
  /** Relative to the root, with forward slashes. */
  file: string;
  how: ChangeKind;
  /** Where a moved file was before. */
  from?: string;
  /** What Git keeps the former content under. */
  blob?: string;
}

/** Where files are, and where those that were moved have been. */
export const pathsOf = (files: ChangedFile[]): string[] => files.flatMap(({ file, from = file }) => [file, from]);
