/**
 * What logical properties cannot say of a page that is written from the right: drawings of a direction are mirrored, and
 * move the other way. Its letters are joined, so nothing may pull them together, and reach further up and down.
 */
export const rtlStyle =
  '[href$=arrow-left],[href$=arrow-right],[href$=chevron-left],[href$=chevron-right]{transform:scaleX(-1);transform-origin:12px 12px}' +
  'a:hover>span+.icon,article:hover>a>span+.icon{transform:translateX(-3px)!important}' +
  '*{letter-spacing:0!important}h1,h2{line-height:1.2!important}';
