/**
 * The beginning of an address of the computer on which the site is worked on, as it calls itself or as its network
 * does.
 */
export const LOCAL_ORIGIN =
  /^(?:(?:https?:)?\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])|http:\/\/(?:(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}|[\w-]+\.local))(?::\d+)?(?=[/?#]|$)/i;
