/** What file managers and unpacked archives of macOS and Windows leave behind. */
const OF_SYSTEMS = String.raw`\.DS_Store|\._.*|Icon\r|__MACOSX|Thumbs\.db|desktop\.ini`;

/** What Vim, Emacs and office programs keep beside a file while it is open, or of what it was. */
const OF_EDITORS = String.raw`\..*\.sw[a-p]|\.#.*|#.*#|.*~|~\$.*|\.~lock\..*#`;

const LEFT_BEHIND = new RegExp(`^(?:${OF_SYSTEMS}|${OF_EDITORS})$`, 'i');

/** Whether a program left a file or folder of this name beside those of an author: nobody put it there, and nobody misses it. */
export const isLeftBehind = (name: string): boolean => LEFT_BEHIND.test(name);
