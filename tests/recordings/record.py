"""Plays users.steps.json against the real packages and prints what they answer.

Needs Django 3.2, DRF 3.14, djoser and simplejwt on PYTHONPATH, and nothing else: `python3 record.py > users.answers.json`.
"""
import json
import re
import sys
import types
from pathlib import Path

SECRET = "a secret of the tests, which is long enough"
here = Path(__file__).parent
mails = []


class Message:
    """In place of templated_mail's: keeps what a mail would have said."""

    def __init__(self, request=None, context=None, **_):
        self.request, self.context = request, context or {}

    def get_context_data(self, **_):
        return dict(self.context)

    def send(self, to, *_, **__):
        mails.append((to, self.get_context_data()))


templated = types.ModuleType("templated_mail.mail")
templated.BaseEmailMessage = Message
sys.modules["templated_mail"] = types.ModuleType("templated_mail")
sys.modules["templated_mail.mail"] = templated

from django.conf import settings

settings.configure(
    SECRET_KEY=SECRET,
    DEBUG=False,
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF="urls",
    USE_TZ=True,
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    INSTALLED_APPS=[
        "django.contrib.contenttypes",
        "django.contrib.auth",
        "rest_framework",
        "rest_framework_simplejwt.token_blacklist",
        "djoser",
        "people",
    ],
    AUTH_USER_MODEL="people.User",
    AUTH_PASSWORD_VALIDATORS=[
        {"NAME": f"django.contrib.auth.password_validation.{name}Validator"}
        for name in ("UserAttributeSimilarity", "MinimumLength", "CommonPassword", "NumericPassword")
    ],
    REST_FRAMEWORK={
        "DEFAULT_AUTHENTICATION_CLASSES": ["rest_framework_simplejwt.authentication.JWTAuthentication"],
        "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
        "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser", "rest_framework.parsers.FormParser"],
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
        "DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.PageNumberPagination",
        "PAGE_SIZE": 20,
    },
    SIMPLE_JWT={
        "ROTATE_REFRESH_TOKENS": True,
        "BLACKLIST_AFTER_ROTATION": True,
        "UPDATE_LAST_LOGIN": True,
        "AUTH_HEADER_TYPES": ("Bearer",),
    },
    DJOSER={
        "SEND_ACTIVATION_EMAIL": True,
        "ACTIVATION_URL": "activate/{uid}/{token}",
        "PASSWORD_RESET_CONFIRM_URL": "password/{uid}/{token}",
        "USERNAME_RESET_CONFIRM_URL": "email/{uid}/{token}",
        "TOKEN_MODEL": None,
    },
)

people = types.ModuleType("people")
people.__path__ = [str(here)]
people.__file__ = str(here / "__init__.py")
sys.modules["people"] = people

import django

source = '''
from django.contrib.auth.models import AbstractUser, UserManager
from django.db import models

class Manager(UserManager):
    def create_user(self, email, password=None, **more):
        user = self.model(email=self.normalize_email(email), **more)
        user.set_password(password)
        user.save()
        return user

class User(AbstractUser):
    username = None
    email = models.EmailField("email address", unique=True)
    USERNAME_FIELD = "email"
    REQUIRED_FIELDS = ["first_name", "last_name"]
    objects = Manager()
'''


class Finder:
    """Finds `people.models` above."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        from importlib.machinery import ModuleSpec

        return ModuleSpec(name, Finder) if name == "people.models" else None

    @staticmethod
    def create_module(spec):
        return None

    @staticmethod
    def exec_module(module):
        exec(source, module.__dict__)


sys.meta_path.insert(0, Finder)
django.setup()

from django.core.management import call_command
from django.test import Client
from django.urls import include, path
from rest_framework_simplejwt.views import TokenBlacklistView

urls = types.ModuleType("urls")
urls.urlpatterns = [
    path("api/", include("djoser.urls")),
    path("api/", include("djoser.urls.jwt")),
    path("api/logout/", TokenBlacklistView.as_view()),
]
sys.modules["urls"] = urls
call_command("migrate", run_syncdb=True, verbosity=0)

known = {}


def filled(value):
    text = json.dumps(value)
    return json.loads(re.sub(r"\$(\w+)", lambda it: known.get(it[1], it[0]), text))


def plain(body):
    """Without what differs from one time to the next."""
    if isinstance(body, list):
        return [plain(it) for it in body]
    if isinstance(body, str):
        return re.sub(r"^(JSON parse error - ).*", r"\1…", body, flags=re.S)
    if not isinstance(body, dict):
        return body
    return {
        key: "…" if (key in ("access", "refresh") and isinstance(it, str)) or (key == "id" and isinstance(it, int)) else plain(it)
        for key, it in body.items()
    }


def told(step):
    step = filled(step)
    method, where = step["send"].split(" ")
    sent = step.get("text")
    if sent is None and "body" in step:
        sent = json.dumps(step["body"])
    headers = {"HTTP_AUTHORIZATION": step["bearer"]} if "bearer" in step else {}
    try:
        answer = Client().generic(method, where, sent or "", content_type=step.get("type", "application/json"), **headers)
    except Exception as error:
        return {"fault": type(error).__name__}
    body = json.loads(answer.content) if answer.content else None
    for name, key in step.get("keep", {}).items():
        known[name] = str(body[key])
    if step.get("mail"):
        said = mails[-1][1]
        known["uid"], known["token"] = said["uid"], said["token"]
    newer = step.get("newer")
    if newer and isinstance(body, dict) and "code" in body:
        if "messages" in body:
            body["messages"][0]["message"] = newer
        else:
            body["detail"] = newer
    body = plain(body)
    out = {"status": answer.status_code, "body": body, "allow": answer.get("Allow")}
    if answer.has_header("WWW-Authenticate"):
        out["challenge"] = answer["WWW-Authenticate"]
    return out


steps = json.loads((here / "users.steps.json").read_text())
print(json.dumps({step["name"]: told(step) for step in steps}, indent=2, ensure_ascii=False))
