import { deviceName } from './device-name.js';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

describe('the name of a device', () => {
  it.each([
    [CHROME, 'Chrome on Linux'],
    [`${CHROME} Edg/143.0.0.0`, 'Edge on Linux'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['node', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
  ])('of %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('is said to be unknown without the header', () => {
    expect(deviceName(undefined)).toBe('Unknown device');
  });
});
