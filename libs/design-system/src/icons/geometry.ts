import type { IconNode } from './create-icon';

const path = (d: string) => ['path', { d }] as const;

/** The geometry of the icons, from Lucide (ISC licence); `icons.test.ts` compares it with the package. */
export const geometry = {
  'arrow-left': [path('m12 19-7-7 7-7'), path('M19 12H5')],
  'arrow-right': [path('M5 12h14'), path('m12 5 7 7-7 7')],
  calendar: [
    path('M8 2v3'),
    path('M16 2v3'),
    ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
    path('M3 9h18'),
  ],
  check: [path('M20 6 9 17l-5-5')],
  'chevron-down': [path('m6 9 6 6 6-6')],
  'chevron-right': [path('m9 18 6-6-6-6')],
  'circle-exclamation-point': [
    ['circle', { cx: '12', cy: '12', r: '10' }],
    ['line', { x1: '12', x2: '12', y1: '8', y2: '12' }],
    ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16' }],
  ],
  'circle-check': [['circle', { cx: '12', cy: '12', r: '10' }], path('m16 9-5.5 5.5L8 12')],
  clock: [['circle', { cx: '12', cy: '12', r: '10' }], path('M12 6v6l4 2')],
  copy: [
    ['rect', { width: '14', height: '14', x: '8', y: '8', rx: '2', ry: '2' }],
    path('M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2'),
  ],
  eye: [
    path('M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0'),
    ['circle', { cx: '12', cy: '12', r: '3' }],
  ],
  'eye-off': [
    path('M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49'),
    path('M14.084 14.158a3 3 0 0 1-4.242-4.242'),
    path('M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143'),
    path('m2 2 20 20'),
  ],
  'file-text': [
    path(
      'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
    ),
    path('M14 2v5a1 1 0 0 0 1 1h5'),
    path('M10 9H8'),
    path('M16 13H8'),
    path('M16 17H8'),
  ],
  info: [['circle', { cx: '12', cy: '12', r: '10' }], path('M12 16v-4'), path('M12 8h.01')],
  'key-round': [
    path(
      'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z',
    ),
    ['circle', { cx: '16.5', cy: '7.5', r: '.5', fill: 'currentColor' }],
  ],
  mail: [
    path('m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7'),
    ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }],
  ],
  menu: [path('M4 5h16'), path('M4 12h16'), path('M4 19h16')],
  moon: [
    path(
      'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
    ),
  ],
  plus: [path('M5 12h14'), path('M12 5v14')],
  'refresh-cw': [
    path('M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8'),
    path('M21 3v5h-5'),
    path('M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16'),
    path('M8 16H3v5'),
  ],
  search: [path('m21 21-4.34-4.34'), ['circle', { cx: '11', cy: '11', r: '8' }]],
  sun: [
    ['circle', { cx: '12', cy: '12', r: '4' }],
    path('M12 2v2'),
    path('M12 20v2'),
    path('m4.93 4.93 1.41 1.41'),
    path('m17.66 17.66 1.41 1.41'),
    path('M2 12h2'),
    path('M20 12h2'),
    path('m6.34 17.66-1.41 1.41'),
    path('m19.07 4.93-1.41 1.41'),
  ],
  trash: [
    path('M10 11v6'),
    path('M14 11v6'),
    path('M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6'),
    path('M3 6h18'),
    path('M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2'),
  ],
  'triangle-exclamation-point': [
    path('m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3'),
    path('M12 9v4'),
    path('M12 17h.01'),
  ],
  x: [path('M18 6 6 18'), path('m6 6 12 12')],
} satisfies Record<string, IconNode[]>;
