import { expect, it } from 'vitest';
import { isRobot } from './is-robot';

const CHROMIUM = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (compatible; Embedly/0.2; +http://embed.ly/)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  `${CHROMIUM} Chrome/143.0.0.0 Safari/537.36 Chrome-Lighthouse`,
  'curl/8.5.0',
])('takes %s for a robot', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true);
});

it.each([
  `${CHROMIUM} Chrome/143.0.0.0 Safari/537.36`,
  `${CHROMIUM} HeadlessChrome/143.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0 Mobile Safari/537.36',
  undefined,
])('takes %s for a browser', (userAgent) => {
  expect(isRobot(userAgent)).toBe(false);
});
