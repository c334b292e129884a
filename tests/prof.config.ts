import base from './vitest.config.ts';
const c = base as any;
c.test.execArgv = ['--max-semi-space-size=64', '--cpu-prof', '--cpu-prof-interval=2000', '--cpu-prof-dir=/tmp/me/w/pu'];
export default c;
