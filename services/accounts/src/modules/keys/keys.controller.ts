import {
  CurrentUser,
  Input,
  Op,
  type OpInput,
  type OpOutput,
  type Principal,
  type SessionPrincipal,
} from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { assertOwn } from './assert-own';
import { KeysService } from './keys.service';
import { toApiKey } from './to-api-key';

@Controller()
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  @Op('getUserApiKeys')
  async list(@CurrentUser() user: Principal): Promise<OpOutput<'getUserApiKeys'>> {
    return (await this.keys.list(user.id)).map(toApiKey);
  }

  @Op('createKey')
  async create(
    @Input() { body }: OpInput<'createKey'>,
    @CurrentUser() user: SessionPrincipal,
  ): Promise<OpOutput<'createKey'>> {
    assertOwn(user, body);
    const { token, ...created } = await this.keys.create(user, body.label);
    return { token, key: toApiKey(created) };
  }

  @Op('refreshKey')
  async refresh(
    @Input() { body }: OpInput<'refreshKey'>,
    @CurrentUser() user: SessionPrincipal,
  ): Promise<OpOutput<'refreshKey'>> {
    assertOwn(user, body);
    const { token, ...created } = await this.keys.refresh(user, body.kid);
    return { token, key: toApiKey(created) };
  }
}
