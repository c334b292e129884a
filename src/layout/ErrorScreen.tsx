import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useSay, useStrings } from '../strings/context.ts';
import { SmartLink } from '../ui/text/SmartLink.tsx';
import { Container } from '../ui/section/Container.tsx';

const Band = styled('div')({
  minHeight: '70vh',
  paddingBlock: '9rem 5rem',
  '& p': { margin: '1.5rem 0 2rem', maxWidth: '40rem', color: 'var(--ink-soft)' },
});

/** The message of an error, or the status of an answer that was none. */
function reasonOf(error: unknown, said: (status: string) => string): string {
  if (error instanceof Error) return error.message;
  const status = (error as { status?: unknown } | null)?.status;
  return status === undefined ? String(error) : said(String(status));
}

interface Props {
  error: unknown;
  /** The address of the home page. */
  home: string;
}

/** What a visitor sees when the router itself fails. */
export function ErrorScreen({ error, home }: Props) {
  const strings = useStrings().error;
  const say = useSay();
  return (
    <Band className="tone-dark" role="alert">
      <Container>
        <Typography variant="h1" tabIndex={-1}>
          {strings.heading}
        </Typography>
        <p>{reasonOf(error, (status) => say(strings.status, { status }))}</p>
        <Button href={home} LinkComponent={SmartLink} variant="contained">
          {strings.buttonText}
        </Button>
      </Container>
    </Band>
  );
}
