import { CurrentUser, Input, Op, type OpInput, type Principal, type SessionPrincipal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { assertOwn } from './assert-own';
import { KeysService } from './keys.service';
import { toApiKey, toNewKey } from './to-api-key';

@Controller()
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  @Op('getUserApiKeys')
  async list(@CurrentUser() user: Principal) {
    return (await this.keys.list(user.id)).map(toApiKey);
  }

  @Op('createKey')
  async create(@Input() { body }: OpInput<'createKey'>, @CurrentUser() user: SessionPrincipal) {
    assertOwn(user, body);
    return toNewKey(await this.keys.create(user, body.label));
  }

  @Op('refreshKey')
  async refresh(@Input() { body }: OpInput<'refreshKey'>, @CurrentUser() user: SessionPrincipal) {
    assertOwn(user, body);
    return toNewKey(await this.keys.refresh(user, body.kid));
  }
}
