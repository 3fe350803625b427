import { Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SessionsService } from '../sessions/sessions.service';
import { WorkshopPictures } from './workshop-pictures';

/** A title or a date that changes is seen in shared links after this time. */
const CACHE_CONTROL = 'public, max-age=3600';

@Controller()
@Public()
export class PicturesController {
  constructor(
    private readonly pictures: WorkshopPictures,
    private readonly sessions: SessionsService,
  ) {}

  @Op('getWorkshopsPicture')
  async list(@Input() _: OpInput<'getWorkshopsPicture'>, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, await this.pictures.list());
  }

  @Op('getWorkshopPicture')
  async workshop(@Input() { path }: OpInput<'getWorkshopPicture'>, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, await this.pictures.workshop(await this.sessions.show(path.id)));
  }
}

async function send(reply: FastifyReply, picture: Uint8Array): Promise<void> {
  await reply
    .headers({ 'content-type': 'image/png', 'content-disposition': 'inline', 'cache-control': CACHE_CONTROL })
    .send(Buffer.from(picture));
}
