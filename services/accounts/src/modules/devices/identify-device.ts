import Bowser from 'bowser';

/** What a user recognises a session by. */
export interface Device {
  /** Such as "Firefox on Windows". */
  readonly name: string;
  readonly kind: 'desktop' | 'mobile' | 'tablet' | 'program';
}

/** The device that a User-Agent header describes. It is what the client says, and no proof of anything. */
export function identifyDevice(userAgent: string | null): Device {
  if (userAgent === null || userAgent.trim() === '') return { name: 'Unknown device', kind: 'program' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const { type } = platform;
  if (browser.name && os.name && (type === 'desktop' || type === 'mobile' || type === 'tablet'))
    return { name: `${browser.name} on ${os.name}`, kind: type };
  return { name: readProgram(userAgent), kind: 'program' };
}

/** The first product of the header: `curl` of `curl/8.14.1`. */
function readProgram(userAgent: string): string {
  return /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? 'Unknown device';
}
