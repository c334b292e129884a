import { describe, expect, test } from 'vitest';
import { embedSource, PROVIDERS, type EmbedHost } from '../../../src/model/page/embeds.ts';

const shown = (address: string, hosts: EmbedHost[] = []): unknown => {
  const found = embedSource(address, hosts);
  return 'frame' in found ? [found.name, found.frame] : undefined;
};

describe('what an address shows', () => {
  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'http://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ',
    'youtu.be/aqz-KE-bpKQ?si=from-the-share-button',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
  ])('%s is a video that keeps no cookies', (address) => {
    expect(shown(address)).toEqual(['YouTube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1']);
  });

  test.each([
    ['https://youtu.be/aqz-KE-bpKQ?t=90', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&start=90'],
    ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&start=90'],
    [
      'https://youtube.com/watch?v=aqz-KE-bpKQ&t=1h2s',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&start=3602',
    ],
    ['https://youtu.be/aqz-KE-bpKQ?t=soon', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e'],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    [
      'https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777#map=17/52.51627/13.37770',
      'https://www.openstreetmap.org/export/embed.html?bbox=13.37427,52.51499,13.38113,52.51761&layer=mapnik&marker=52.5163,13.3777',
    ],
    ...['de', 'co.uk', 'com.br'].map((country) => [
      `https://maps.google.${country}/maps/embed?pb=1`,
      `https://maps.google.${country}/maps/embed?pb=1`,
    ]),
    ['https://www.google.com/maps/place/%E0%A4%A', 'https://www.google.com/maps?q=%EF%BF%BD%25A&output=embed'],
    [
      'https://www.google.com/maps/place/Caf%C3%A9+Mill/@52.5,13.4,17z',
      'https://www.google.com/maps?q=Caf%C3%A9%20Mill&output=embed',
    ],
    [
      'https://www.google.com/maps/@52.5163,13.3777,17z',
      'https://www.google.com/maps?q=52.5163%2C13.3777&output=embed',
    ],
  ])('%s', (address, frame) => {
    expect((shown(address) as string[])[1]).toBe(frame);
  });

  test('every known site shows its own sample', () => {
    for (const { name, sample } of PROVIDERS) expect((shown(sample) as string[])[0]).toBe(name);
  });

  test('other sites are shown once they are named, and by that name', () => {
    const address = 'https://tickets.example.com/show/7';
    expect(shown(address)).toBeUndefined();
    expect(shown(address, [{ host: 'tickets.example.com', name: 'the box office' }])).toEqual([
      'the box office',
      address,
    ]);
    expect(
      shown('https://tickets.example.com.evil.example/', [{ host: 'tickets.example.com', name: 'x' }]),
    ).toBeUndefined();
  });

  test.each([
    'https://www.youtube.com/@northlane',
    'https://www.youtube.com/watch?v=short',
    'https://maps.app.goo.gl/abc',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.google.ev.il/maps/embed?pb=1',
    'https://www.google.evil/maps/embed?pb=1',
    'https://user:secret@vimeo.com:81/no',
    'javascript:alert(1)',
    'a video',
    '',
  ])('%s shows nothing', (address) => {
    expect(shown(address)).toBeUndefined();
  });
});
