import { expect, it } from 'vitest';
import { videoOf } from '../../../src/engine/resolve/page/video.ts';
import type { AuthoredBlocks } from '../../../src/model/page/types.ts';

type Image = AuthoredBlocks['video']['image'];
const posterOf = (image: object): string | undefined =>
  videoOf({ type: 'video', src: '/videos/tour.mp4', title: 'A tour', image: image as Image }).poster;

it('a drawing or a small picture stands for a video as it is', () => {
  expect(posterOf({ src: '/images/tour.svg', alt: '' })).toBe('/images/tour.svg');
});

it('of a photograph it is the copy that every browser knows, as wide as it is shown, or the widest', () => {
  const sources = (...widths: number[]) =>
    ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((width) => `/assets/a-${width}.${format} ${width}w`).join(),
    }));
  expect(posterOf({ src: '/images/a.jpg', alt: '', sources: sources(480, 1152, 2304) })).toBe('/assets/a-1152.webp');
  expect(posterOf({ src: '/images/a.jpg', alt: '', sources: sources(480, 768) })).toBe('/assets/a-768.webp');
});

it('captions are called as their languages call themselves', () => {
  const captions = ['en', 'de', 'zh-Hans', 'zh-Hant'].map((lang) => ({ src: `/videos/${lang}.vtt`, lang }));
  const { captions: named } = videoOf({ type: 'video', src: '/videos/tour.mp4', title: 'A tour', captions });
  expect(named?.map(({ label }) => label)).toEqual(['English', 'Deutsch', '简体中文', '繁體中文']);
});

it('a picture from elsewhere is none, whoever let it pass', () => {
  expect(posterOf({ src: ' \u0001javascript:alert()', alt: '' })).toBeUndefined();
  expect(posterOf({ src: 'https://example.com/spy.png', alt: '' })).toBeUndefined();
});
