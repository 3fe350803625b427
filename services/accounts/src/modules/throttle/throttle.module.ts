import { Module } from '@nestjs/common';
import { LinkThrottle } from './link-throttle';
import { MailThrottle } from './mail-throttle';
import { SignInThrottle } from './sign-in-throttle';

@Module({
  providers: [LinkThrottle, MailThrottle, SignInThrottle],
  exports: [LinkThrottle, MailThrottle, SignInThrottle],
})
export class ThrottleModule {}
