import { describe, expect, it } from 'vitest';
import { announceSession } from '.';
import { aSession } from './testing';

describe('the ports of the session', () => {
  it('throw that no session writer is registered', () => {
    expect(() => announceSession(aSession())).toThrow('No session writer is registered');
  });
});
