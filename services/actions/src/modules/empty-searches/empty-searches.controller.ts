import { CurrentUser, Http, type HttpExchange, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { EmptySearchesRepository } from './empty-searches.repository';

const LONGEST_USER_AGENT = 500;

@Controller()
export class EmptySearchesController {
  constructor(private readonly searches: EmptySearchesRepository) {}

  @Op('recordEmptySearch')
  record(
    @Input() { body }: OpInput<'recordEmptySearch'>,
    @CurrentUser() { id }: Principal,
    @Http() { request }: HttpExchange,
  ) {
    const userAgent = request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null;
    return this.searches.insert(id, body, userAgent);
  }
}
