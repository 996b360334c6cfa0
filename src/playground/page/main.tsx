import 'slack-blocks-to-jsx/dist/style.css';
import './style/base.css';
import './style/bar.css';
import './style/layout.css';
import './style/messages.css';
import './style/json.css';
import './style/composer.css';
import './style/library.css';
import './style/blocks.css';
import './style/cards.css';
import './style/tables.css';
import './style/elements.css';
import './style/modal.css';
import './style/narrow.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
