import { type CanActivate, Controller, type Type, UseGuards } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { expect, it } from 'vitest';
import { Public } from '../auth/access.decorators';
import { SERVICE_NAME } from '../service-name';
import { type ClaimedOperation, ContractCheck, contractFaults } from './contract-check';
import { Input } from './input.decorator';
import { Op } from './op.decorator';
import type { OpInput } from './operation-types';
import { getOperation } from './operations';

const expected = [getOperation('signUp'), getOperation('getCurrentUser')];
const signUp: ClaimedOperation = {
  id: 'signUp',
  handler: 'SignUpController.signUp',
  access: 'public',
  checksInputLast: true,
};
const me: ClaimedOperation = { ...signUp, id: 'getCurrentUser', handler: 'MeController.me', access: 'session' };

it('finds nothing when each operation has one handler', () => {
  expect(contractFaults(expected, [me, signUp])).toEqual([]);
});

it('names an operation without a handler', () => {
  expect(contractFaults(expected, [me])).toEqual(['signUp has no handler']);
});

it('names an operation with two handlers', () => {
  const twin = { ...signUp, handler: 'Other.signUp' };
  expect(contractFaults(expected, [me, signUp, twin])).toEqual([
    'signUp has two handlers: SignUpController.signUp and Other.signUp',
  ]);
});

it('names a handler of another service', () => {
  const foreign: ClaimedOperation = { ...signUp, id: 'listWorkshops', handler: 'Mine.list' };
  expect(contractFaults(expected, [me, signUp, foreign])).toEqual([
    'listWorkshops (Mine.list) belongs to another service',
  ]);
});

it('names a handler that is open where the contract wants a session', () => {
  expect(contractFaults(expected, [{ ...me, access: 'public' }, signUp])).toEqual([
    'getCurrentUser (MeController.me) needs a session in the contract: take @Public() or @GuardedBy() away',
  ]);
});

it('names a handler that checks its input before a guard of its own', async () => {
  class OwnGuard implements CanActivate {
    canActivate = () => true;
  }
  @Controller()
  class Ordered {
    @Op('signUp')
    @Public()
    @UseGuards(OwnGuard)
    signUp(@Input() _: OpInput<'signUp'>): never {
      throw new Error('Nothing calls it.');
    }
  }
  @Controller()
  class Reversed {
    @UseGuards(OwnGuard)
    @Op('signUp')
    @Public()
    signUp(@Input() _: OpInput<'signUp'>): never {
      throw new Error('Nothing calls it.');
    }
  }
  const faults = async (controller: Type) => {
    const module = await Test.createTestingModule({
      imports: [DiscoveryModule],
      controllers: [controller],
      providers: [ContractCheck, { provide: SERVICE_NAME, useValue: 'accounts' }],
    }).compile();
    return contractFaults([getOperation('signUp')], module.get(ContractCheck).claims());
  };
  expect(await faults(Ordered)).toEqual([]);
  expect(await faults(Reversed)).toEqual([
    "signUp (Reversed.signUp) checks its input before a guard: put @Op() above the handler's guards",
  ]);
});
