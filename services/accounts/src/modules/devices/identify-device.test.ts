import { expect, it } from 'vitest';
import { identifyDevice } from './identify-device';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    { name: 'Firefox on Windows', kind: 'desktop' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    { name: 'Safari on macOS', kind: 'desktop' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    { name: 'Chrome on Android', kind: 'mobile' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { name: 'Safari on iOS', kind: 'tablet' },
  ],
  ['curl/8.14.1', { name: 'curl', kind: 'program' }],
  ['<script>alert(1)</script>', { name: 'Unknown device', kind: 'program' }],
  ['', { name: 'Unknown device', kind: 'program' }],
  [null, { name: 'Unknown device', kind: 'program' }],
])('reads %s', (userAgent, device) => {
  expect(identifyDevice(userAgent)).toEqual(device);
});
