/** Files of file managers and archives on macOS and Windows. */
const OF_SYSTEMS = String.raw`\.DS_Store|\._.*|Icon\r|__MACOSX|Thumbs\.db|desktop\.ini`;

/** Lock, swap and backup files of Vim, Emacs and office programs. */
const OF_EDITORS = String.raw`\..*\.sw[a-p]|\.#.*|#.*#|.*~|~\$.*|\.~lock\..*#`;

const JUNK = new RegExp(`^(?:${OF_SYSTEMS}|${OF_EDITORS})$`, 'i');

/** Whether a name is that of a junk file or folder, which an operating system or an editor leaves behind. */
export const isJunkFile = (name: string): boolean => JUNK.test(name);
