import { expect, it } from 'vitest';
import { frameMeant } from '../../../src/engine/check/addresses/frame-meant.ts';

it.each([
  ['https://www.dailymotion.com/video/x8abcde?playlist=x1', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  ['dai.ly/x8abcde', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  [
    'https://soundcloud.com/a-band/a-song?si=1',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa-band%2Fa-song',
  ],
  ['https://open.spotify.com/intl-fr/album/4aawyAB9', 'https://open.spotify.com/embed/album/4aawyAB9'],
  ['https://www.deezer.com/fr/track/3135556', 'https://widget.deezer.com/widget/auto/track/3135556'],
  [
    'https://films.example.org/w/kkGMgK9ZtnKfYAgnEtQxbv',
    'https://films.example.org/videos/embed/kkGMgK9ZtnKfYAgnEtQxbv',
  ],
  [
    'https://films.example.org/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d',
    'https://films.example.org/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d',
  ],
])('of "%s", frames show %s', (page, frame) => {
  expect(frameMeant(page)?.frame).toBe(frame);
});

it.each([
  'https://geo.dailymotion.com/player.html?video=x8abcde',
  'https://www.dailymotion.com/embed/video/x8abcde',
  'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa-band%2Fa-song',
  'https://open.spotify.com/embed/album/4aawyAB9',
  'https://films.example.org/videos/embed/kkGMgK9ZtnKfYAgnEtQxbv',
  'https://wiki.example.org/w/index.php?title=Main',
  'https://tickets.example.com/show/7',
])('"%s" is taken as it is', (address) => {
  expect(frameMeant(address)).toBeUndefined();
});
