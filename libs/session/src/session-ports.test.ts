import { describe, expect, it } from 'vitest';
import { announceSession } from '.';
import { aSession } from './testing';

describe('the ports of the session', () => {
  it('say in words that nobody keeps the session', () => {
    expect(() => announceSession(aSession())).toThrow('No session writer is registered');
  });
});
