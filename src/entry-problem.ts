// Development only: on the page that lists mistakes, any change of content is a reason to look again.
import.meta.hot?.on('pagewright:changed', () => location.reload());
